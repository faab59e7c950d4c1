import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { RestoreBackup } from '../backup/restore-backup';
import { UpgradePostgres } from '../backup/upgrade-postgres';
import type { Environment } from '../config/environment';

/** What commands need that open the database by themselves. */
@Module({})
export class UnopenedDatabaseModule {
  static with(environment: Environment, logger: Logger): DynamicModule {
    return {
      module: UnopenedDatabaseModule,
      providers: [
        { provide: RestoreBackup, useValue: new RestoreBackup(environment, logger) },
        { provide: UpgradePostgres, useValue: new UpgradePostgres(environment, logger) },
      ],
    };
  }
}
