export function UsersScreen() {
  return null
}
