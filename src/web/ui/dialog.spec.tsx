import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './layout';

const cancelled = () => new Event('cancel', { bubbles: true, cancelable: true });

describe('a dialog', () => {
  afterEach(cleanup);

  it('is closed by Escape, and not where no file was chosen in it', () => {
    const close = jest.fn();
    render(
      <Dialog title="Import" onClose={close}>
        <input type="file" aria-label="File" />
      </Dialog>,
    );
    fireEvent(screen.getByLabelText('File'), cancelled());
    expect(close).not.toHaveBeenCalled();
    fireEvent(screen.getByRole('dialog'), cancelled());
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('stays, however often Escape is pressed, where there is nothing to go back to', () => {
    render(<Dialog title="Your session has ended">…</Dialog>);
    expect(screen.getByRole('dialog').getAttribute('closedby')).toBe('none');
  });
});
