/** The name under which a script that only stands for a package exports which one it is. No package uses such a name. */
export const unpreparedName = 'joinery:unprepared'
