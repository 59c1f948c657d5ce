/** The categories of catalogue tools, in their listed order. */
export const categories = [
  { id: "ai-models", label: "AI models" },
  { id: "search", label: "Web search" },
  { id: "browser", label: "Browser automation and scraping" },
  { id: "databases", label: "Databases" },
  { id: "data", label: "Data and analytics" },
  { id: "developer-tools", label: "Developer tools" },
  { id: "cloud", label: "Cloud and hosting" },
  { id: "observability", label: "Monitoring and observability" },
  { id: "security", label: "Security and identity" },
  { id: "communication", label: "Messaging and calls" },
  { id: "email", label: "Email" },
  { id: "productivity", label: "Notes, documents and calendars" },
  { id: "project-management", label: "Project management" },
  { id: "customer", label: "CRM, support and marketing" },
  { id: "payments", label: "Payments and commerce" },
  { id: "finance", label: "Financial data" },
  { id: "storage", label: "Files and storage" },
  { id: "design", label: "Design" },
  { id: "media", label: "Images, audio and video" },
  { id: "maps", label: "Maps, travel and weather" },
  { id: "knowledge", label: "Reference and public data" },
  { id: "automation", label: "Automation and integration" },
] as const;

type CategoryId = (typeof categories)[number]["id"];

export const categoryIds = categories.map((category) => category.id) as [CategoryId, ...CategoryId[]];
