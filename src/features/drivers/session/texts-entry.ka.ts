import type * as polish from './texts-entry.ts'

export const entryNote: typeof polish.entryNote = (address) =>
  address.includes('#')
    ? 'ეს ბმული მხოლოდ თქვენთვისაა და კალენდარს PIN-ის გარეშე 7 დღე ხსნის. სხვას ნუ გაუგზავნით.'
    : ''
