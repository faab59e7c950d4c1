import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { PackDto } from '../../api/generated';
import { LanguageProvider } from '../../i18n/language';
import { Fetching } from '../../testing/fetching';
import { Voices } from './voices';

const voice = (name: string, state: PackDto['state']): PackDto => ({
  ...{ name, title: `Voice ${name}`, about: { vi: 'Một giọng.', en: 'A voice.' }, languages: ['vi'] },
  ...{ speakers: [], licence: 'CC0-1.0', licence_title: 'CC0', attribution: 'somebody', notice: null },
  ...{ disk_bytes: 1e6, memory_bytes: 1e6, state, progress: null, reason_code: 'INTERRUPTED', reason: null },
  acceptance: null,
});

const press = async (name: string): Promise<void> =>
  void fireEvent.click(await screen.findByRole('button', { name }));

describe('the voices', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
    Fetching.by(({ method }) =>
      method === 'GET'
        ? Response.json({
            status: 1,
            result: {
              items: [voice('one', 'installing'), voice('two', 'installed'), voice('three', 'failed')],
            },
          })
        : Response.json({ status: 0, code: 'UNAVAILABLE', message: 'no', errors: null }, { status: 503 }),
    );
    render(
      <Fetching>
        <LanguageProvider>
          <Voices />
        </LanguageProvider>
      </Fetching>,
    );
  });
  afterEach(cleanup);

  const said = /The service is interrupted/;

  it('say where an install is not cancelled, and nowhere else', async () => {
    await press('Cancel installing Voice one');
    const told = await screen.findByText(said);
    within(told.closest<HTMLElement>('.card')!).getByText('Voice one');
    await press('Remove Voice two');
    expect(within(screen.getByRole('dialog')).queryByText(said)).toBeNull();
  });

  it('say in its own question that one is not removed', async () => {
    await press('Remove Voice two');
    await press('Remove');
    await within(screen.getByRole('dialog')).findByText(said);
    await press('Cancel');
    await press('Remove Voice three');
    expect(screen.queryByText(said)).toBeNull();
  });
});
