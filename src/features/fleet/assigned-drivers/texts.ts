export const assignedDriverTexts = {
  noSuchVehicle: 'Nie ma takiego auta.',
  noSuchDriver: 'Nie ma takiego kierowcy na liście.',
  alreadyAssigned: 'Ten kierowca jest już przypisany do tego auta.',
  otherPrimary: 'Ten kierowca ma już inne auto główne.',
  noSuchAssignment: 'Tego przypisania już nie ma.',
} as const
