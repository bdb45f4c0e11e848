import Testing

@testable import fidelity

struct ProjectListTests {
  private let list: ProjectList

  init() throws { list = try ProjectList(Places(sources: "").list) }

  @Test func `every project has a whole commit, and every change and exception a reason`() {
    #expect(Set(list.projects.map(\.name)).count == list.projects.count)
    for project in list.projects {
      #expect(project.commit.count == 40, "\(project.name)")
      #expect((project.edits ?? []).allSatisfy { !$0.why.isEmpty }, "\(project.name)")
      #expect((project.unjudged ?? []).allSatisfy { !$0.why.isEmpty }, "\(project.name)")
    }
  }

  @Test func `every module that is needed is in the list or a stand-in`() throws {
    let standIns: Set = ["FBSnapshotTestCase", "NatDSIcons", "Nimble", "Quick"]
    for project in list.projects {
      #expect(throws: Never.self) { try list.modules(of: project, standIns: standIns) }
    }
  }
}
