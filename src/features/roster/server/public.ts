export { type Author, authorOf } from './author.ts'
export { changesOnWire, recordedOnWire } from './changes-on-wire.ts'
export { countShifts } from './counted-shifts.ts'
export {
  drivenSlots,
  drivenSlotsOfCar,
  generatedAmong,
  publishedAmong,
  publishedSlots,
} from './driven-slots.ts'
export { driverOfCar } from './driver-of-car.ts'
export {
  changeOfRow,
  changeRow,
  lastCarIn,
  placesOfVersion,
  readChanges,
  type StoredChange,
  storeChanges,
  storeVersion,
  versionsSince,
} from './history.ts'
export { readReason } from './kept-reason.ts'
export { type LastPlace, lastPlaces } from './last-places.ts'
export { dropPin, pinsOfWeek, putPin } from './pins.ts'
export { publishedPlaces } from './published-places.ts'
export { underRecordsOfNow } from './records-of-now.ts'
export { driversOfCar, editionsOfWeeks, rosterCars } from './roster-cars.ts'
export { scheduleChanges, scheduleVersions, scheduleWeeks } from './tables.ts'
export { holdBirth, holdUngenerated } from './week-birth.ts'
export {
  driversIn,
  exchangePlaces,
  findWeek,
  insertWeek,
  listWeeks,
  lockWeek,
  raiseVersion,
  readContents,
  storeCars,
  storeDrivers,
  type WeekRow,
  weekById,
  weekOfRow,
} from './weeks.ts'
export { generatedRows, placesOfCar } from './weeks-of-car.ts'
export {
  copiesOfDriver,
  exchangeChanges,
  mergeInVersions,
  nextVersions,
  placesOfDriver,
  putDriver,
  removalsOfDriver,
  renameInWeeks,
  takeDriverOut,
  weeksOfDriver,
} from './weeks-of-driver.ts'
