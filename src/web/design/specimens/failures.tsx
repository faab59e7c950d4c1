import { ApiFailure } from '../../api/call';
import { Failure } from '../../ui/controls';
import { Loaded, NotFetched, QueryFailure, Waiting } from '../../ui/layout';
import { Link } from '../../lib/router';
import { arrived, notArrived, onItsWay } from '../fetched';
import { Anew } from '../anew';
import type { Specimen } from '../specimen';

const shown = (words: string) => <p>{words}</p>;

export const failures: readonly Specimen[] = [
  {
    name: 'Failure',
    states: [
      { name: 'known', Show: () => <Failure failure={new ApiFailure('INSUFFICIENT_CREDITS')} /> },
      {
        name: 'with the way on',
        Show: () => (
          <Failure failure={new ApiFailure('INSUFFICIENT_CREDITS')}>
            <Link to="/credits">Mua thêm</Link>
          </Failure>
        ),
      },
      {
        name: 'of a field',
        Show: () => (
          <Failure failure={new ApiFailure('VALIDATION_ERROR', [{ field: 'email', code: 'isEmail' }])} />
        ),
      },
      { name: 'unknown', Show: () => <Failure failure={new ApiFailure('SOMETHING_NEW')} /> },
    ],
  },
  {
    name: 'Waiting',
    states: [
      {
        name: 'for a moment',
        Show: () => (
          <Anew everyMs={5_000}>
            <Waiting />
          </Anew>
        ),
      },
      { name: 'for long (after eight seconds)', Show: () => <Waiting /> },
    ],
  },
  {
    name: 'NotFetched',
    states: [
      {
        name: 'no network',
        Show: () => <NotFetched failure={new ApiFailure('OFFLINE')} onRetry={() => undefined} />,
      },
    ],
  },
  {
    name: 'QueryFailure',
    states: [{ name: 'no network', Show: () => <QueryFailure query={notArrived('OFFLINE')} /> }],
  },
  {
    name: 'Loaded',
    states: [
      {
        name: 'on its way',
        Show: () => (
          <Anew everyMs={5_000}>
            <Loaded query={onItsWay}>{shown}</Loaded>
          </Anew>
        ),
      },
      { name: 'arrived', Show: () => <Loaded query={arrived('Đã tải xong')}>{shown}</Loaded> },
      { name: 'failed', Show: () => <Loaded query={notArrived('INTERNAL_ERROR')}>{shown}</Loaded> },
      {
        name: 'failed when it was fetched again',
        Show: () => <Loaded query={arrived('Còn từ lần trước', new ApiFailure('OFFLINE'))}>{shown}</Loaded>,
      },
    ],
  },
];
