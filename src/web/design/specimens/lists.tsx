import { Button } from '../../ui/controls';
import { Badge, Pages, Table } from '../../ui/layout';
import { Listing } from '../../ui/listing';
import { Anew } from '../anew';
import { arrived, notArrived, onItsWay } from '../fetched';
import { AMOUNT, LONG_NAME } from '../samples';
import type { Specimen } from '../specimen';

const ignore = (): void => undefined;

function Orders() {
  return (
    <Table label="Đơn hàng">
      <thead>
        <tr>
          <th scope="col">Mã đơn</th>
          <th scope="col">Khách hàng</th>
          <th scope="col" className="number">
            Số tiền
          </th>
          <th scope="col">Trạng thái</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {['Trần Quang Minh', LONG_NAME].map((name, row) => (
          <tr key={name}>
            <th scope="row">{`LOA48291307${row}`}</th>
            <td className="wrap">{name}</td>
            <td className="number">{AMOUNT}</td>
            <td>
              <Badge tone={row === 0 ? 'good' : 'wait'}>Đã nhận</Badge>
            </td>
            <td>
              <Button className="small">Mở</Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const pageOf = (items: readonly string[], total: number) => arrived({ items, total, page: 1, limit: 2 });

const names = (items: readonly string[]) => (
  <ul className="rows">
    {items.map((name) => (
      <li key={name}>
        <span className="excerpt">{name}</span>
        <Badge tone="good">Xong</Badge>
        <Button className="small">Mở</Button>
      </li>
    ))}
  </ul>
);

type Found = Parameters<typeof Listing<string>>[0]['query'];

const Names = ({ query }: { query: Found }) => (
  <Listing query={query} empty="Không tìm thấy gì" emptyHint="Thử từ khác." onPage={ignore}>
    {names}
  </Listing>
);

export const lists: readonly Specimen[] = [
  {
    name: 'Table',
    states: [
      { name: 'with room', Show: Orders, frame: { width: 660, height: 190 } },
      { name: 'on a phone', Show: Orders, frame: { width: 320, height: 500 } },
    ],
  },
  {
    name: 'Pages',
    states: [
      { name: 'first', Show: () => <Pages page={1} limit={20} total={60} onChange={ignore} /> },
      { name: 'between', Show: () => <Pages page={2} limit={20} total={60} onChange={ignore} /> },
      { name: 'last', Show: () => <Pages page={3} limit={20} total={60} onChange={ignore} /> },
    ],
  },
  {
    name: 'Listing',
    states: [
      { name: 'one page of two', Show: () => <Names query={pageOf(['Bản tin sáng', 'Bản tin chiều'], 3)} /> },
      { name: 'empty', Show: () => <Names query={pageOf([], 0)} /> },
      { name: 'failed', Show: () => <Names query={notArrived('OFFLINE')} /> },
      {
        name: 'on its way',
        Show: () => (
          <Anew everyMs={5_000}>
            <Names query={onItsWay} />
          </Anew>
        ),
      },
    ],
  },
];
