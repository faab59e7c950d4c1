import { jobOfJson, jobOfUpload, SSML_MEDIA_TYPE } from './job-calls';

const document = `<speak>${'<s>Xin chào.</s>'.repeat(10_000)}</speak>`;

/** How often others may go on while a job is read, and what it is then. */
function readOf<Result>(steps: Generator<void, Result>): { pauses: number; read: Result } {
  for (let pauses = 0; ; pauses += 1) {
    const { done, value } = steps.next();
    if (done) return { pauses, read: value };
  }
}

describe('the texts of a job', () => {
  it('are read step by step where they are a long document, as JSON or as a file', async () => {
    for (const steps of [
      await jobOfJson({ input_text: document, input_type: 'ssml' }),
      jobOfUpload(document, SSML_MEDIA_TYPE, {}),
    ]) {
      const { pauses, read } = readOf(steps);
      expect(pauses).toBeGreaterThan(5);
      expect(read.texts).toMatchObject({ marked: { charCount: 90_000 } });
    }
  });

  it('are read one after the other where they are a batch', async () => {
    const items = Array.from({ length: 20 }, (_, i) => ({ input_text: `<speak>Số ${i}.</speak>` }));
    const { pauses, read } = readOf(await jobOfJson({ items, input_type: 'ssml' }));
    expect(pauses).toBe(20);
    expect(read.texts).toMatchObject({ items: items.map(({ input_text: inputText }) => ({ inputText })) });
  });
});
