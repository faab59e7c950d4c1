import { useState } from 'react';
import { useLanguage } from '../../i18n/language';
import { Button, Field } from '../../ui/controls';
import { PasswordField } from '../../ui/password-field';
import { SearchForm } from '../../ui/search-form';
import { WholeNumberField } from '../../ui/whole-number-field';
import type { Specimen } from '../specimen';

function Password({ fault }: { fault?: string }) {
  const [value, setValue] = useState('mot-mat-khau-dai');
  return (
    <PasswordField
      label="Mật khẩu"
      autoComplete="new-password"
      value={value}
      onChange={setValue}
      hint="Ít nhất 10 ký tự"
      fault={fault}
    />
  );
}

function Amount({ typed, hint = '' }: { typed: string; hint?: string }) {
  const { format } = useLanguage();
  const [value, setValue] = useState(typed);
  return (
    <WholeNumberField
      {...{ label: 'Số tiền (đồng)', hint, min: 1, max: 99_000, required: true }}
      written={format.vnd}
      value={value}
      onChange={setValue}
    />
  );
}

export const fields: readonly Specimen[] = [
  {
    name: 'Field',
    states: [
      { name: 'empty', Show: () => <Field label="Email" placeholder="lan@example.com" /> },
      { name: 'filled', Show: () => <Field label="Email" defaultValue="lan@example.com" /> },
      { name: 'with the focus', Show: () => <Field label="Email" />, as: 'focus-visible' },
      {
        name: 'with a hint',
        Show: () => <Field label="Tên khoá" hint="Để bạn nhận ra nó sau này" defaultValue="Máy chủ web" />,
      },
      {
        name: 'at fault',
        Show: () => (
          <Field label="Email" hint="Để nhận biên lai" fault="Địa chỉ không hợp lệ." defaultValue="lan@" />
        ),
      },
      { name: 'disabled', Show: () => <Field label="Email" disabled defaultValue="lan@example.com" /> },
    ],
  },
  {
    name: 'PasswordField',
    states: [
      { name: 'hidden', Show: () => <Password /> },
      { name: 'shown', Show: () => <Password />, press: '.button' },
      { name: 'at fault', Show: () => <Password fault="Mật khẩu quá ngắn." /> },
    ],
  },
  {
    name: 'WholeNumberField',
    states: [
      { name: 'empty', Show: () => <Amount typed="" /> },
      { name: 'small', Show: () => <Amount typed="150" /> },
      { name: 'large', Show: () => <Amount typed="20.000" hint="Tối đa 99.000 ₫" /> },
      {
        name: 'at fault',
        Show: () => (
          <form>
            <Amount typed="1.5" />
            <Button onClick={({ currentTarget }) => currentTarget.form?.checkValidity()}>Lưu</Button>
          </form>
        ),
        press: '.button',
      },
    ],
  },
  {
    name: 'SearchForm',
    states: [
      { name: 'empty', Show: () => <SearchForm label="Tìm" value="" onSearch={() => undefined} /> },
      {
        name: 'searched',
        Show: () => <SearchForm label="Tìm" value="chuyến tàu" onSearch={() => undefined} />,
      },
    ],
  },
];
