import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Fetching } from '../testing/fetching';

let asked: string[] = [];

const countQuery = (of: string) =>
  queryOptions({
    queryKey: [of, 'count'],
    queryFn: () => Promise.resolve(asked.push(of)),
  });

function Counts({ doIt }: { doIt: () => Promise<void> }) {
  const apples = useQuery(countQuery('apples'));
  const pears = useQuery(countQuery('pears'));
  const pick = useMutation({ mutationFn: doIt, meta: { changes: [['apples']] } });
  return (
    <>
      <button onClick={() => pick.mutate()}>Pick</button>
      <p>{`${apples.data} ${pears.data} ${pick.status}`}</p>
    </>
  );
}

describe('what a mutation changes', () => {
  beforeEach(() => {
    asked = [];
  });
  afterEach(cleanup);

  async function pick(doIt: () => Promise<void>): Promise<void> {
    render(
      <Fetching>
        <Counts doIt={doIt} />
      </Fetching>,
    );
    await screen.findByText('1 2 idle');
    fireEvent.click(screen.getByRole('button'));
  }

  it('is fetched again once it is done, and nothing else', async () => {
    await pick(() => Promise.resolve());
    await screen.findByText('3 2 success');
    expect(asked).toEqual(['apples', 'pears', 'apples']);
  });

  it('is left alone where it failed', async () => {
    await pick(() => Promise.reject(new Error('no')));
    await screen.findByText('1 2 error');
    expect(asked).toEqual(['apples', 'pears']);
  });
});
