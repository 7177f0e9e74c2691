import Testing

@testable import Leaks

@Suite struct `Classes that are named like coordinators` {
  @Test func `a router of a package refers to coordinators, and isn't one`() {
    let packages: Set = ["XRoutes"]
    #expect(CoordinatorRule.isReference("StrongRouter<Page>", of: "XRoutes", packages: packages))
    #expect(!CoordinatorRule.isReference("AppRouter", of: "MyApp", packages: packages))
    #expect(!CoordinatorRule.isReference("TabCoordinator", of: "XRoutes", packages: packages))
  }
}
