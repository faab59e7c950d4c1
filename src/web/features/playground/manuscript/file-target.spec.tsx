import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LanguageProvider } from '../../../i18n/language';
import { Fetching } from '../../../testing/fetching';
import { FileTarget } from './file-target';

const file = (name: string, ...parts: (string | Uint8Array<ArrayBuffer>)[]) =>
  Object.assign(new Blob(parts), { name });

function show(isEmpty = true) {
  const [onText, onSource] = [jest.fn(), jest.fn()];
  render(
    <Fetching>
      <LanguageProvider>
        <FileTarget isEmpty={isEmpty} onText={onText} onSource={onSource}>
          <p>paper</p>
        </FileTarget>
      </LanguageProvider>
    </Fetching>,
  );
  const open = (opened: Blob) =>
    fireEvent.change(screen.getByLabelText('Open a txt or srt file', { selector: 'input' }), {
      target: { files: [opened] },
    });
  return { onText, onSource, open };
}

describe('a file for the desk', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  });
  afterEach(cleanup);

  it('is what is written where nothing was', async () => {
    const { onText, open } = show();
    open(file('a.txt', '\ufeffXin chào'));
    await waitFor(() => expect(onText).toHaveBeenCalledWith('Xin chào'));
  });

  it('takes the place of what was written only once that is confirmed', async () => {
    const { onText, open } = show(false);
    open(file('a.txt', 'Mới'));
    await screen.findByText('Replace what is written?');
    expect(onText).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Replace it' }));
    expect(onText).toHaveBeenCalledWith('Mới');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is to become a job where it has subtitles, also where it is dropped', async () => {
    const { onText, onSource } = show(false);
    const dataTransfer = { files: [file('Phim.SRT', '1\n')], types: ['Files'] };
    const isFree = fireEvent.dragOver(screen.getByText('paper'), { dataTransfer });
    expect(isFree).toBe(false); // else the browser would open the file
    fireEvent.drop(screen.getByText('paper'), { dataTransfer });
    await waitFor(() =>
      expect(onSource).toHaveBeenCalledWith({ kind: 'subtitles', name: 'Phim.SRT', text: '1\n' }),
    );
    expect(onText).not.toHaveBeenCalled();
  });

  it('is not taken where it is not in UTF-8', async () => {
    const { onText, open } = show();
    open(file('a.txt', Uint8Array.of(0xff, 0xfe)));
    await screen.findByText(/not in UTF-8/);
    expect(onText).not.toHaveBeenCalled();
  });

  it('is not read where it is larger than any job', async () => {
    const { onText, open } = show();
    open(file('film.txt', new Uint8Array(8 * 2 ** 20 + 1)));
    await screen.findByText(/too much at once/);
    expect(onText).not.toHaveBeenCalled();
  });

  it('leaves a text that is dragged to the field', () => {
    show();
    const dataTransfer = { files: [], types: ['text/plain'] };
    expect(fireEvent.dragOver(screen.getByText('paper'), { dataTransfer })).toBe(true);
    expect(fireEvent.drop(screen.getByText('paper'), { dataTransfer })).toBe(true);
  });
});
