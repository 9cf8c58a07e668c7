/** What a description says beyond the title above it: of `Paid: how much of this fee.` below "Paid" the second half. */
export function afterTitle(description: string, title: string): string {
  if (description.replace(/\.$/, '') === title) return '';
  const rest = description.startsWith(`${title}: `) ? description.slice(title.length + 2) : description;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
