// The locale and the calendar of a device, in place of those that Foundation has on Linux for every
// process, `en_001`.
//
// These are Foundation's own symbols. Those of a program take precedence over those of a library,
// so that Foundation's formatters get them, too. In a program that contains Foundation, they are
// weak, and Foundation's take precedence.

#define SWIFT __attribute__((swiftcall))
#define GETTER(name) __attribute__((weak, visibility("default"), swiftcall)) name

// A locale and a calendar are a class instance and a witness table each.
struct value { void *instance, *table; };

extern SWIFT struct value flowsh_deviceLocale(void);
extern SWIFT struct value flowsh_deviceCalendar(void);
extern SWIFT void *flowsh_deviceLanguages(void);

#define LOCALE "$s20FoundationEssentials6LocaleV"
#define CALENDAR "$s20FoundationEssentials8CalendarV"

struct value GETTER(flowsh_locale)(void) __asm__(LOCALE "7currentACvgZ");
struct value GETTER(flowsh_sameLocale)(void) __asm__(LOCALE "19autoupdatingCurrentACvgZ");
void *GETTER(flowsh_languages)(void) __asm__(LOCALE "18preferredLanguagesSaySSGvgZ");
struct value GETTER(flowsh_calendar)(void) __asm__(CALENDAR "7currentACvgZ");
struct value GETTER(flowsh_sameCalendar)(void) __asm__(CALENDAR "19autoupdatingCurrentACvgZ");

struct value GETTER(flowsh_locale)(void) { return flowsh_deviceLocale(); }
struct value GETTER(flowsh_sameLocale)(void) { return flowsh_deviceLocale(); }
void *GETTER(flowsh_languages)(void) { return flowsh_deviceLanguages(); }
struct value GETTER(flowsh_calendar)(void) { return flowsh_deviceCalendar(); }
struct value GETTER(flowsh_sameCalendar)(void) { return flowsh_deviceCalendar(); }
