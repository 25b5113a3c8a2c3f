export const handoverRowTexts = { way: 'Odbierz albo zdaj auto' } as const
