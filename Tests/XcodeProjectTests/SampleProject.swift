import XcodeProject

/// Projects of Xcode that tests write.
enum SampleProject {
  /// A document with one application, whose objects are added to or replaced.
  static func document(_ objects: String = "", target: String = "") -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P;
      objects = {
        P /* Project object */ = { isa = PBXProject; mainGroup = G; targets = ( T ); \
    developmentRegion = de; buildConfigurationList = PL; };
        G = { isa = PBXGroup; children = ( GS, FC ); sourceTree = "<group>"; };
        GS = { isa = PBXGroup; path = Shop; children = ( FA, FB, V, FI ); sourceTree = "<group>"; };
        FA = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        FB = { isa = PBXFileReference; path = "Kit/B C.m"; sourceTree = "<group>"; };
        FI = { isa = PBXFileReference; path = Images.xcassets; sourceTree = "<group>"; };
        FC = { isa = PBXFileReference; path = Configs/App.xcconfig; sourceTree = SOURCE_ROOT; };
        V = { isa = PBXVariantGroup; name = Main.storyboard; children = ( VB, VE ); \
    sourceTree = "<group>"; };
        VB = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        VE = { isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = "My Shop"; buildPhases = ( S, R ); \
    buildConfigurationList = TL; productType = "com.apple.product-type.application"; \(target) };
        S = { isa = PBXSourcesBuildPhase; files = ( BA, BB ); };
        R = { isa = PBXResourcesBuildPhase; files = ( BV, BI ); };
        BA = { isa = PBXBuildFile; fileRef = FA; };
        BB = { isa = PBXBuildFile; fileRef = FB; };
        BV = { isa = PBXBuildFile; fileRef = V; };
        BI = { isa = PBXBuildFile; fileRef = FI; };
        PL = { isa = XCConfigurationList; buildConfigurations = ( PR, PD ); };
        PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
        PD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = FC; \
    buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) TWO"; }; };
        TL = { isa = XCConfigurationList; buildConfigurations = ( TD ); };
        TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = ( "$(inherited)", THREE );
          SWIFT_OBJC_BRIDGING_HEADER = "Shop/Bridge.h";
          INFOPLIST_FILE = "Shop/Info.plist"; GENERATE_INFOPLIST_FILE = YES;
          INFOPLIST_KEY_UILaunchStoryboardName = Launch; }; };
        \(objects)
      };
    }
    """
  }

  /// The files of the project in `/app`.
  static func files(
    _ document: String = document(), and others: [String: String] = [:]
  ) -> ProjectFiles {
    let own = [
      "/app/Shop.xcodeproj/project.pbxproj": document, "/app/Shop/A.swift": "",
      "/app/Shop/Kit/B C.m": "", "/app/Shop/Images.xcassets/Contents.json": "",
      "/app/Shop/Base.lproj/Main.storyboard": "", "/app/Shop/de.lproj/Main.strings": "",
      "/app/Configs/App.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = ONE\n",
      "/app/Shop/Info.plist": """
      <plist><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>UIAppFonts</key><array><string>Inter.ttf</string></array></dict></plist>
      """,
    ]
    return ProjectFiles(own.merging(others) { $1 })
  }
}
