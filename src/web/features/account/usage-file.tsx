import { useLanguage } from '../../i18n/language';
import { usageFile } from './usage-period';

interface UsageFileProps {
  readonly by: Parameters<typeof usageFile>[0];
  /** What the file has, for whoever hears the link without what stands around it. */
  readonly what: string;
}

/** The way to the numbers of a part of the screen as a file. */
export function UsageFile({ by, what }: UsageFileProps) {
  const { text } = useLanguage();
  return (
    <a href={usageFile(by)} download aria-label={`${text.credits.csv}: ${what}`}>
      {text.credits.csv}
    </a>
  );
}
