import 'reflect-metadata';
import { runCommandLine } from './cli/command-line';

/** An operator command: `npm run cli -- <command> [options]`. */
void runCommandLine(process.argv.slice(2));
