#define _GNU_SOURCE
#include "program_headers.h"

#include <link.h>

struct Visit {
  void (*visit)(struct FlowshCodeSegment segment, void *context);
  void *context;
};

static int visitFile(struct dl_phdr_info *info, size_t size, void *data) {
  const struct Visit *visit = data;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_X)) continue;
    struct FlowshCodeSegment segment = {
        info->dlpi_name, info->dlpi_addr, info->dlpi_addr + header->p_vaddr, header->p_memsz};
    visit->visit(segment, visit->context);
  }
  return 0;
}

void flowsh_forEachCodeSegment(
    void (*visit)(struct FlowshCodeSegment segment, void *context), void *context) {
  struct Visit data = {visit, context};
  dl_iterate_phdr(visitFile, &data);
}
