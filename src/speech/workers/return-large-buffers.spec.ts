import { returnLargeBuffers } from './return-large-buffers';

const isGlibc = 'glibcVersionRuntime' in (process.report.getReport() as { header: object }).header;

describe('returnLargeBuffers', () => {
  it('sets glibc, and leaves any other C library alone', async () => {
    expect(await returnLargeBuffers()).toBe(isGlibc);
  });
});
