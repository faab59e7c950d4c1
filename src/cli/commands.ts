import type { Command } from './command';
import type * as database from './database-commands';
import type * as voices from './voice-commands';

type Commands = ReadonlyMap<string, Command>;

/* oxlint-disable typescript/no-require-imports -- imports would load all of them at once: a second of a processor */

const databaseCommands = (): Commands =>
  new Map(Object.entries((require('./database-commands') as typeof database).databaseCommands));

const voiceCommands = (): Commands =>
  new Map(Object.entries((require('./voice-commands') as typeof voices).voiceCommands));

/* oxlint-enable typescript/no-require-imports */

/** Loads only the commands of its kind. @returns undefined where there is no such command */
export const findCommand = (name: string): Command | undefined =>
  (name.startsWith('voices:') ? voiceCommands() : databaseCommands()).get(name);

/** Every operator command, by its name. */
export const allCommands = (): Commands => new Map([...databaseCommands(), ...voiceCommands()]);
