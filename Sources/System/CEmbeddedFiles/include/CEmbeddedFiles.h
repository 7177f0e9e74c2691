#pragma once

#include <stddef.h>

/// The contents of a file of the repository, which the program contains.
typedef struct {
  const unsigned char *_Nonnull start;
  size_t count;
} flowsh_EmbeddedFile;

// The style sheets and scripts of reports, demos and maps.

flowsh_EmbeddedFile flowsh_report_css(void);
flowsh_EmbeddedFile flowsh_report_js(void);
flowsh_EmbeddedFile flowsh_copy_js(void);
flowsh_EmbeddedFile flowsh_live_css(void);
flowsh_EmbeddedFile flowsh_live_js(void);
flowsh_EmbeddedFile flowsh_demo_css(void);
flowsh_EmbeddedFile flowsh_demo_js(void);
flowsh_EmbeddedFile flowsh_demo_phone_js(void);
flowsh_EmbeddedFile flowsh_map_drawing_css(void);
flowsh_EmbeddedFile flowsh_map_css(void);
flowsh_EmbeddedFile flowsh_map_js(void);
flowsh_EmbeddedFile flowsh_map_view_js(void);

// The JSON Schemas of a report, a map and the output of `--format json`.

flowsh_EmbeddedFile flowsh_report_schema(void);
flowsh_EmbeddedFile flowsh_map_schema(void);
flowsh_EmbeddedFile flowsh_output_schema(void);
