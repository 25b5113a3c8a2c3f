export function MonthScreen() {
  return null
}
