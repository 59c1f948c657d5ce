import { type SQL, sql } from "drizzle-orm";
import { momentJson } from "../db/columns.ts";
import { select } from "../db/select.ts";
import { minute, plural, second } from "../format.ts";
import { doorName } from "../net/request-head.ts";
