import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Boundary, fetched } from './boundary';

describe('a part of the page that did not come', () => {
  afterEach(cleanup);

  it('is fetched again at another address, not before', async () => {
    const silenced = jest.spyOn(console, 'error').mockImplementation();
    let attempts = 0;
    const Part = fetched(() => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new TypeError('gone')) : Promise.resolve(() => <p>here</p>);
    });
    const at = (path: string) => (
      <Boundary path={path} fallback={({ code }) => <p>{code}</p>}>
        <Suspense>
          <Part />
        </Suspense>
      </Boundary>
    );
    const { rerender } = render(at('/'));
    await screen.findByText('OFFLINE');
    rerender(at('/'));
    screen.getByText('OFFLINE');
    rerender(at('/keys'));
    await screen.findByText('here');
    silenced.mockRestore();
  });
});
