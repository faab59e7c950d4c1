import path from 'node:path';
import { runTogether } from '../harness/jest/run-together';

runTogether(path.resolve(__dirname, '../../src/web'), '.spec.tsx');
