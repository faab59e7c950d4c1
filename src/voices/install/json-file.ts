import { readFile, writeFile } from 'node:fs/promises';
import type { z } from 'zod';

/** Writes a value, and waits until it is on the disk. */
export async function writeJson(file: string, value: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`, { flush: true });
}

/** Null where there is no such file, or something else in it. */
export async function readJson<Value>(file: string, schema: z.ZodType<Value>): Promise<Value | null> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}
