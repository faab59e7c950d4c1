/** Brings an empty test database to the schema that the application expects. */
export { migrate } from '../../src/database';
