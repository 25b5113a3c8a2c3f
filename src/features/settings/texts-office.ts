/** Beside the office's number, on drivers' pages. */
export const officeTexts = {
  office: 'Biuro floty:',
  call: 'Zadzwoń do biura',
} as const
