export { messagePeople } from './message-people.ts'
