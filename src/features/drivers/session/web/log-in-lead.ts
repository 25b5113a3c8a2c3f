import { useSendsLetters, useSendsPin } from '#features/settings/web/public-driver.tsx'
import { dialogTexts } from '../texts-dialogs.ts'

/** What is to be typed, and where the PIN has come from: by letter, by SMS alone, or only from the office. */
export function useLogInLead(): string {
  const sendsPin = useSendsPin()
  const sendsLetters = useSendsLetters()
  if (!sendsPin) return dialogTexts.logInByOffice
  return sendsLetters ? dialogTexts.logInLead : dialogTexts.logInBySms
}
