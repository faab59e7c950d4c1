import { Button } from '../../ui/controls';
import { Facts } from '../../ui/facts';
import { Badge, Card, Empty, Screen } from '../../ui/layout';
import { AMOUNT, LONG_NAME } from '../samples';
import type { Specimen } from '../specimen';

const ROWS = [
  ['Gói', 'Khởi đầu · hằng tháng'],
  ['Số tiền', AMOUNT],
  ['Tên', LONG_NAME],
] as const;

export const layout: readonly Specimen[] = [
  {
    name: 'Screen',
    states: [
      { name: 'with a title', Show: () => <Screen title="Lịch sử">{null}</Screen> },
      {
        name: 'with an act',
        Show: () => (
          <Screen title="Khoá API" actions={<Button kind="primary">Tạo khoá</Button>}>
            <p className="intro">Một khoá cho mỗi chương trình.</p>
          </Screen>
        ),
      },
      { name: 'with a long name', Show: () => <Screen title={LONG_NAME}>{null}</Screen> },
    ],
  },
  {
    name: 'Card',
    states: [
      {
        name: 'with a title',
        Show: () => (
          <Card title="Tài khoản">
            <p>Xin chào, Lan.</p>
            <Button>Đăng xuất</Button>
          </Card>
        ),
      },
      {
        name: 'without one',
        Show: () => (
          <Card>
            <p>Xin chào, Lan.</p>
          </Card>
        ),
      },
      {
        name: 'highlighted',
        Show: () => (
          <Card title="Gói đang dùng" className="highlight">
            <p>Khởi đầu</p>
          </Card>
        ),
      },
      {
        name: 'a figure',
        Show: () => (
          <Card title="Còn lại" className="tile">
            <p className="figure">12.480</p>
            <p className="hint">đang giữ 120</p>
          </Card>
        ),
      },
    ],
  },
  {
    name: 'Facts',
    states: [
      { name: 'one below the other', Show: () => <Facts rows={ROWS} /> },
      { name: 'side by side', Show: () => <Facts tight rows={ROWS.slice(0, 2)} /> },
    ],
  },
  {
    name: 'Badge',
    states: (['good', 'bad', 'wait', 'off'] as const).map((tone) => ({
      name: tone,
      Show: () => <Badge tone={tone}>Trạng thái</Badge>,
    })),
  },
  {
    name: 'Empty',
    states: [
      { name: 'alone', Show: () => <Empty title="Chưa có yêu cầu nào" /> },
      {
        name: 'with what to do',
        Show: () => (
          <Empty title="Chưa có yêu cầu nào">
            <p>Viết câu đầu tiên của bạn.</p>
            <Button kind="primary">Mở phòng thu</Button>
          </Empty>
        ),
      },
    ],
  },
];
