import type { LicenceDutyDto } from '../api/generated';
import { useLanguage } from '../i18n/language';

/** What a licence asks of whoever uses or publishes speech; null where nobody knows. */
export function Duties({ duties }: { duties: readonly LicenceDutyDto[] | null }) {
  const { text, language } = useLanguage();
  if (duties === null) return <p className="notice">{text.licences.dutiesUnknown}</p>;
  if (duties.length === 0) return <p>{text.licences.noDuties}</p>;
  return (
    <ul className="duties">
      {duties.map((duty) => (
        <li key={duty.en}>
          {duty[language]} <span className="hint nowrap">({duty.section})</span>
        </li>
      ))}
    </ul>
  );
}
