import { useAdminText } from '../../i18n/admin';

interface ExportLinkProps {
  readonly list: 'accounts' | 'orders' | 'transfers';
  /** As the list is narrowed; what is empty or undefined narrows nothing. */
  readonly filters: Readonly<Record<string, string | undefined>>;
}

/** Downloads the whole of a list as it is narrowed, for a spreadsheet. */
export function ExportLink({ list, filters }: ExportLinkProps) {
  const admin = useAdminText();
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return (
    <a className="button" href={`/api/v1/admin/${list}/csv?${query.toString()}`} download>
      {admin.exportCsv}
    </a>
  );
}
