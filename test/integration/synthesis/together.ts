import { runTogether } from '../../harness/jest/run-together';

runTogether(__dirname);
