/** On the drivers' screens that ask for a PIN (Q22). */
export const codeTexts = {
  field: 'Kod wejścia',
  send: 'Wyślij kod na mój e-mail',
  sent: 'Jeżeli ten numer jest na liście kierowców, kod przyjdzie w ciągu minuty na adres, który zna biuro. Każdy kod wysyłamy raz: ten z ostatniej wiadomości jest nadal dobry. Jeżeli żadnej nie ma, zadzwoń do biura floty.',
} as const
