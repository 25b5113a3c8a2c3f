export const operatorTexts = {
  building: 'Strona jest w budowie. Spróbuj ponownie za chwilę. (npm run build)\n',
  makingDemo: 'Układam flotę pokazową, to potrwa chwilę …',
  demoLogin: (login: string, password: string, pin: string) =>
    `Logowanie: ${login}, hasło: ${password}. PIN floty: ${pin}.`,
  demoDriver: (name: string, phone: string, pin: string) =>
    `Kierowca do obejrzenia strony kierowcy (/kalendarz-pracy, /wolne): ${name}, telefon ${phone}, PIN ${pin}.`,
  firstStartCode: (code: string) =>
    `Kod pierwszego uruchomienia (pierwszy administrator, strona /login): ${code}`,
  secondFactorsOff:
    'Żaden administrator nie mógłby się zalogować, bo kodów z aplikacji nie da się już sprawdzić. Administratorom wyłączono drugi składnik: logują się samym hasłem; resztę nada od nowa /admin/kopie. The second factors of the administrators were switched off: their codes could not be judged any more.',
  noWrites:
    'Baza danych odpowiada, ale nie przyjmuje zapisów (pełny dysk, niedostępny serwer zapasowy albo tylko odczyt); dopóki to trwa, zapisy dostają odpowiedź 503. ',
  portInUse: (port: number, host: string) =>
    `Port ${port} na ${host} jest już zajęty; zatrzymaj program, który go używa, albo wybierz inny (PORT). Port ${port} is in use; stop that program, or choose another PORT.`,
  portForbidden: (port: number) =>
    `Port ${port} jest dla tego użytkownika zamknięty; wybierz inny (PORT), od 1024 w górę. Port ${port} is not allowed for this user; choose another PORT, 1024 or above.`,
  noAddress: (host: string) =>
    `Ten komputer nie ma adresu ${host}; popraw HOST. This machine has no address ${host}; correct HOST.`,
  noSuchHost: (host: string) =>
    `Nie ma takiego adresu: ${host}; popraw HOST. There is no such address: ${host}; correct HOST.`,
} as const
