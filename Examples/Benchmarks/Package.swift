// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the kit's tests don't build it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "DesignPatterns", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AdapterPattern", "DecoratorDelegationPattern", "MementoPattern",
        "SharedModels",
      ].map { .product(name: $0, package: "DesignPatterns") },
      // The templates are symbolic links, so that they are compiled in this
      // module, as a copy of them would be.
      path: "."
    )
  ],
  swiftLanguageModes: [.v6]
)
