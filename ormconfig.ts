import { DataSource } from 'typeorm';
import { dataSourceOptions } from './src/data-source';

/**
 * For TypeORM's CLI on the built code, for example
 * `DATABASE_URL=… npx typeorm migration:show -d dist/ormconfig.js`.
 */
export default new DataSource(dataSourceOptions(process.env.DATABASE_URL ?? 'postgres://localhost/loa'));
