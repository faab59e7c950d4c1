import 'reflect-metadata';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { CliModule } from './cli/cli.module';
import { type Command, type OptionValues, UsageError } from './cli/command';
import { commands } from './cli/commands';
import { loadEnvironment } from './config/load-environment';
import { openDatabase } from './database';
import { createLogger, NestLog } from './platform/logging/logger';
import { describeFault } from './platform/process/fault';
import { DomainError } from './shared/domain/domain-error';

/** Runs one operator command: `npm run cli -- <command> [options]`. */
async function main([name, ...rest]: string[]): Promise<void> {
  const command: Command | undefined = Object.entries(commands).find(([key]) => key === name)?.[1];
  if (!name) return void process.stdout.write(`${overview()}\n`);
  if (!command) throw new UsageError(`There is no command ${name}.\n\n${overview()}`);
  const options = readOptions(command, rest);

  const environment = loadEnvironment();
  const logger = createLogger('warn', 'stderr');
  const database = await openDatabase(environment, logger);
  try {
    const app = await NestFactory.createApplicationContext(
      CliModule.with(environment, logger, database.url),
      {
        logger: new NestLog(logger),
        abortOnError: false,
      },
    );
    try {
      const print = (line: string): boolean => process.stdout.write(`${line}\n`);
      const remark = (line: string): boolean => process.stderr.write(`${line}\n`);
      await command.run({ app, options, readLine, print, remark });
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
  }
}

async function readLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

function readOptions(command: Command, args: string[]): OptionValues {
  try {
    return new Map(Object.entries(parseArgs({ args, options: command.options }).values));
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nUsage: ${command.usage}`);
  }
}

function overview(): string {
  const lines = Object.values(commands).map(({ usage, about }) => `  ${usage}\n      ${about}`);
  return `Usage: npm run cli -- <command>\n\n${lines.join('\n')}`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const said = error instanceof DomainError ? error.message : describeFault(error);
  process.stderr.write(`${said}\n`);
  process.exitCode = 1;
});
