export { PeopleQueue } from './people-queue.tsx'
