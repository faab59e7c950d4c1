import { runTogether } from '../harness/run-together';

runTogether(__dirname);
