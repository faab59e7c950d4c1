import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLOAT, type Graph, INT64, onnxModel } from './onnx-writer';

/** Rows of the table of answers: at 100 feature frames a second, each second of speech is worth a hundred. */
const LONGEST_FRAMES = 4_000;

/**
 * A speech recogniser in miniature, in the form of a Zipformer with CTC: it hears the same text in everything, a letter
 * for as many frames of 10 ms as it is told, and only as much of it as the speech is long.
 */
export function writeRecogniser(folder: string, heard: string, framesPerLetter: number): void {
  mkdirSync(folder, { recursive: true });
  const tokens = ['<blk>', ...new Set([...heard.replaceAll(' ', '\u2581')])];
  writeFileSync(
    join(folder, 'model.onnx'),
    onnxModel(graph(heard, framesPerLetter, tokens), { model_type: 'zipformer2_ctc' }),
  );
  writeFileSync(join(folder, 'tokens.txt'), tokens.map((token, id) => `${token} ${id}\n`).join(''));
}

/** Cuts as many rows off a table of answers as there are frames of features. A letter comes in the first of its frames. */
function graph(heard: string, framesPerLetter: number, tokens: readonly string[]): Graph {
  const values = new Array<number>(LONGEST_FRAMES * tokens.length).fill(0);
  const letters = [...heard.replaceAll(' ', '\u2581')];
  for (let frame = 0; frame < LONGEST_FRAMES; frame++) {
    const letter = frame % framesPerLetter === 0 ? letters[frame / framesPerLetter] : undefined;
    values[frame * tokens.length + (letter === undefined ? 0 : tokens.indexOf(letter))] = 1;
  }
  return {
    operations: [
      { type: 'Slice', inputs: ['answers', 'start', 'x_lens', 'frames'], outputs: ['log_probs'] },
      { type: 'Identity', inputs: ['x_lens'], outputs: ['log_probs_len'] },
    ],
    floats: { answers: { dimensions: [1, LONGEST_FRAMES, tokens.length], values } },
    integers: { start: [0], frames: [1] },
    inputs: [
      { name: 'x', type: FLOAT, dimensions: ['N', 'T', 80] },
      { name: 'x_lens', type: INT64, dimensions: [1] },
    ],
    outputs: [
      { name: 'log_probs', type: FLOAT, dimensions: ['N', 'T', tokens.length] },
      { name: 'log_probs_len', type: INT64, dimensions: [1] },
    ],
  };
}
