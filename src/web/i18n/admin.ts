import { enAdmin } from './en-admin';
import { useLanguage } from './language';
import { type AdminText, viAdmin } from './vi-admin';

const dictionaries = { vi: viAdmin, en: enAdmin };

/** The texts of the operator's screens in the reader's language, which are part of their file: nobody else loads them. */
export const useAdminText = (): AdminText => dictionaries[useLanguage().language];
