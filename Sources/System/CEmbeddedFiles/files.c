// Each file lies beside the Swift code that uses it. The compiler of C embeds it in hundredths of a
// second; as an array literal of Swift, which SwiftPM's `.embedInCode` makes, it takes many
// seconds.

#include "CEmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define CONTENTS(name) \
  flowsh_EmbeddedFile flowsh_##name(void) { \
    return (flowsh_EmbeddedFile){name, sizeof name}; \
  }

static const unsigned char report_css[] = {
#embed "../../Tools/Reports/Formats/HTML/report.css"
};
CONTENTS(report_css)

static const unsigned char report_js[] = {
#embed "../../Tools/Reports/Formats/HTML/report.js"
};
CONTENTS(report_js)

static const unsigned char copy_js[] = {
#embed "../../Tools/Reports/Formats/HTML/copy.js"
};
CONTENTS(copy_js)

static const unsigned char live_css[] = {
#embed "../../Tools/Reports/Formats/HTML/live.css"
};
CONTENTS(live_css)

static const unsigned char live_js[] = {
#embed "../../Tools/Reports/Formats/HTML/live.js"
};
CONTENTS(live_js)

static const unsigned char demo_css[] = {
#embed "../../Tools/Reports/Demo/demo.css"
};
CONTENTS(demo_css)

static const unsigned char demo_js[] = {
#embed "../../Tools/Reports/Demo/demo.js"
};
CONTENTS(demo_js)

static const unsigned char demo_phone_js[] = {
#embed "../../Tools/Reports/Demo/demo-phone.js"
};
CONTENTS(demo_phone_js)

static const unsigned char map_drawing_css[] = {
#embed "../../Tools/Reports/Map/Drawing/map-drawing.css"
};
CONTENTS(map_drawing_css)

static const unsigned char map_css[] = {
#embed "../../Tools/Reports/Map/Page/map.css"
};
CONTENTS(map_css)

static const unsigned char map_js[] = {
#embed "../../Tools/Reports/Map/Page/map.js"
};
CONTENTS(map_js)

static const unsigned char map_view_js[] = {
#embed "../../Tools/Reports/Map/Page/map-view.js"
};
CONTENTS(map_view_js)

static const unsigned char report_schema[] = {
#embed "../../Tools/Reports/Formats/JSON/report.schema.json"
};
CONTENTS(report_schema)

static const unsigned char map_schema[] = {
#embed "../../Tools/Reports/Map/Text/map.schema.json"
};
CONTENTS(map_schema)

static const unsigned char output_schema[] = {
#embed "../../Tools/FlowshCommand/flowsh.schema.json"
};
CONTENTS(output_schema)
