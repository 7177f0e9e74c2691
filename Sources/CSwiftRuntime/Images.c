#define _GNU_SOURCE
#include "CSwiftRuntime.h"
#include <link.h>

struct Visit {
  void (*visit)(struct FlowshCode code, void *context);
  void *context;
};

static int visitImage(struct dl_phdr_info *info, size_t size, void *data) {
  const struct Visit *visit = data;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_X)) continue;
    struct FlowshCode code = {
        info->dlpi_name, info->dlpi_addr, info->dlpi_addr + header->p_vaddr, header->p_memsz};
    visit->visit(code, visit->context);
  }
  return 0;
}

void flowsh_forEachCode(void (*visit)(struct FlowshCode code, void *context), void *context) {
  struct Visit data = {visit, context};
  dl_iterate_phdr(visitImage, &data);
}
