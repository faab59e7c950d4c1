export { MailModule } from './mail.module';
export { mailSchemas } from './infrastructure/mail.schema';
