/**
 * Countries from which drivers in Poland bring their numbers (D45), by ISO code; the fleet allows SMS to some
 * of them.
 */
export const SMS_COUNTRIES = [
  ...['PL', 'UA', 'BY', 'GE', 'AM', 'AZ', 'MD', 'LT', 'LV', 'EE', 'CZ', 'SK', 'HU', 'RO', 'BG', 'RS', 'HR'],
  ...['SI', 'BA', 'ME', 'MK', 'AL', 'GR', 'DE', 'AT', 'CH', 'FR', 'IT', 'ES', 'PT', 'GB', 'IE', 'NL', 'BE'],
  ...['LU', 'DK', 'SE', 'NO', 'FI', 'IS', 'TR', 'KZ', 'KG', 'UZ', 'TJ', 'TM', 'IN', 'BD', 'NP', 'LK', 'PK'],
  ...['PH', 'VN', 'ID', 'CN', 'US', 'CA', 'CO', 'ZW', 'NG', 'KE', 'EG', 'TN', 'MA', 'DZ', 'ZA'],
] as const
